import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** If a test's path matches, «case 7» in it is hard case 7 of signatures; in all other tests, of appointments. */
const ofSignatures = /signature|signing|sealed|freeze-pdf|limits\.test/
const named = globSync('tests/**/*.test.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<!\w)cases? (\d+(?:(?:, | and )\d+)*)(?=: )/g)].map(
    ([, list = '']) => ({
      area: ofSignatures.test(file) ? 'signatures' : 'appointments',
      numbers: list.split(/\D+/).map(Number),
    }),
  ),
)

test.each(['appointments', 'signatures'])('each of the 25 hard cases of %s is named by a test', (area) => {
  const numbers = new Set(named.filter((one) => one.area === area).flatMap((one) => one.numbers))
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
})
