import { expect } from 'vitest'
import { wrongReplies } from './wrong-replies'

/** Expects an answer that matches `has` for every message of `asked`, and one that does not match `opening` for the others. */
export async function expectOnlyFor(
  asked: readonly string[],
  has: RegExp,
  other: readonly string[],
  opening: RegExp,
): Promise<void> {
  expect(await wrongReplies(asked, has)).toEqual([])
  expect(await wrongReplies(other, /\S/, opening)).toEqual([])
}
