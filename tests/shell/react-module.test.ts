import { expect, test } from 'vitest'
import { exportsOf, moduleOf } from '../../scripts/bundle/react.ts'

test('a function that React has by two names is one, and the second name still leads to it', () => {
  expect(exportsOf('exports.jsx = jsxProd;\nexports.jsxs = jsxProd;\n')).toEqual([
    'exports_jsx as jsx',
    'exports_jsx as jsxs',
  ])
})

test('functions that only look alike stay two', () => {
  expect(exportsOf('exports.use = function () {};\nexports.useId = function () {};\n')).toEqual([
    'exports_use as use',
    'exports_useId as useId',
  ])
})

const published = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.now = void 0;
if (React.version) exports.now = function () { return Scheduler.now() };
exports.inner =
  exports.now;
`

test('what React imports and exports is said as a module says it, and each line stays the same line', () => {
  expect(
    moduleOf(published),
  ).toBe(`import * as Scheduler from 'scheduler'; import * as React from 'react'; "use strict";


var exports_now = void 0;
if (React.version) exports_now = function () { return Scheduler.now() };
var exports_inner =
  exports_now;

export { exports_now as now, exports_inner as inner }`)
})
