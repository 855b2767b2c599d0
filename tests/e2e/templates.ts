// Templates as owners write them, in a search and in a document.

export const template = (slot: string, html: string, more = '') =>
  `<template slot="${slot}" ${more}>${html}</template>`
