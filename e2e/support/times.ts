import { expect, test } from '@playwright/test'

/**
 * Notes the milliseconds that something took since `began` (Date.now()), and judges them in `npm run check -- times`.
 * In all other runs, tests and programs beside this test would decide how long it takes.
 */
export function expectWithin(limitMs: number, began: number): void {
  const took = Date.now() - began
  test.info().annotations.push({ type: 'milliseconds', description: `${took} of at most ${limitMs}` })
  if (process.env.JUDGE_TIMES) expect(took, 'milliseconds').toBeLessThan(limitMs)
}
