import { expect } from 'vitest'
import { wrongReplies } from './wrong-replies'

/** Every reply to `asked` must match `has`, and no reply to `other` may match `opening`. */
export async function expectOnlyFor(
  asked: readonly string[],
  has: RegExp,
  other: readonly string[],
  opening: RegExp,
): Promise<void> {
  expect(await wrongReplies(asked, has)).toEqual([])
  expect(await wrongReplies(other, /\S/, opening)).toEqual([])
}
