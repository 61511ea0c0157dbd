// The types of qrcode.js, read from the package it is made of.

export { encode } from "uqr";
