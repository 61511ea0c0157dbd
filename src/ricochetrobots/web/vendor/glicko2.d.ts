// The types of glicko2.js, read from the package it is made of.

export { default as glicko2 } from "glicko2-lite";
