// The types of vendor.js, read from the packages it is made of.

import type { JSX as Elements, h } from "preact";

export { Fragment, createContext, h, options, render } from "preact";
export type { ComponentChildren, ComponentType, JSX, Ref, RefObject, VNode } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export type { ReadonlySignal, Signal } from "@preact/signals";
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
export type { FluentVariable, Scope } from "@fluent/bundle";

/** Makes elements from a template: html`<p class=${name}>${children}</p>`. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): ReturnType<typeof h>;
/** The types of elements, for the JSX that expand.mjs makes of the templates. */
export namespace html {
  export import JSX = Elements;
}
