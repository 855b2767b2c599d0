// What is fuzzed: where inputs come from, and what holds for each of them.
import { deepEqual, ok } from 'node:assert/strict'
import fc from 'fast-check'

export interface How {
  seed: number
  rounds: number
  /** Ends sooner, where it is given. */
  milliseconds?: number
  /** An input that keeps the processor busy for more milliseconds is found; others do not count. */
  slowest?: number
}

export interface Found {
  /** As small as it could be made. */
  input: unknown
  why: string
}

export interface Target {
  name: string
  /** How often it held, and the input for which it did not. */
  search(how: How): { rounds: number; found: Found | null }
}

const prototypes = [Object, Array, Function, String, Number].map(({ prototype }) => prototype)
const namesNow = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String))
const namesBefore = namesNow()

/** To make an input small may take longer than to find it. */
const toShrink = 20_000

export function target<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => void,
): Target {
  const propertyWithin = (slowest: number) =>
    fc.property(inputs, (input) => {
      const started = process.cpuUsage()
      holds(input)
      const took = process.cpuUsage(started).user / 1000
      ok(took < slowest, `it took ${took} milliseconds`)
      deepEqual(namesNow(), namesBefore, 'a prototype that all objects share has changed')
    })
  return {
    name,
    search({ seed, rounds, milliseconds, slowest = Number.POSITIVE_INFINITY }) {
      const property = propertyWithin(slowest)
      const check = (parameters: fc.Parameters<[Input]>) => fc.check(property, parameters)
      const limit = milliseconds === undefined ? {} : { interruptAfterTimeLimit: milliseconds }
      const first = check({ seed, numRuns: rounds, ...limit })
      if (!first.failed) return { rounds: first.numRuns, found: null }
      // The time may have run out in the middle of making it small: from there it goes on.
      const path = first.counterexamplePath ?? ''
      const last = check({ seed, path, interruptAfterTimeLimit: toShrink })
      const { counterexample, errorInstance } = last.counterexample ? last : first
      const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
      return { rounds: first.numRuns, found: { input: counterexample?.[0], why } }
    },
  }
}
