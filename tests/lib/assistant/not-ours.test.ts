import { expect, test } from 'vitest'
import { emergencies } from '@/content/assistant/emergency'
import { otherSubjects } from '@/content/assistant/other-subjects'
import { moreDetail, type Reply } from '@/content/assistant/replies'
import { unsure } from '@/content/assistant/unsure'
import { replyTo } from '@/lib/assistant/reply'
import { ofOthers, withoutSense } from './not-ours'

const honest = [
  moreDetail.text[0],
  unsure.text,
  unsure.bare,
  unsure.choose,
  unsure.doubt(''),
  unsure.doubtWithoutTopic,
  ...otherSubjects.map(({ text }) => text[0]),
  ...emergencies.map(({ reply }) => reply.text[0]),
].map((text) => text?.slice(0, 40) ?? '')

/** True if the answer says that it did not understand, that the subject is not ours, or whom to call in danger. */
const isHonest = ({ text, prices }: Reply) =>
  !prices && honest.some((start) => text.join(' ').includes(start))

const answeredAsIfOurs = async (sentences: readonly string[]) => {
  const replies = await Promise.all(
    sentences.map(
      async (sentence) => [sentence, await replyTo(sentence, { name: null, folder: null })] as const,
    ),
  )
  return replies.flatMap(([sentence, one]) => (isHonest(one) ? [] : [sentence]))
}

// Each list is a sample of sixty messages, of which at most three may be misunderstood.
test.each([
  ['sentences without sense', withoutSense, 3],
  ['questions for other trades and other fields of law', ofOthers, 3],
] as const)('of sixty %s only a few get one of our answers', async (_kind, sentences, most) => {
  expect(sentences).toHaveLength(60)
  const wrong = await answeredAsIfOurs(sentences)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most)
})

test('«Me lo puso en la mesa» is not taken for a question about our subjects', async () => {
  expect(await answeredAsIfOurs(['Me lo puso en la mesa', 'me lo puso encima de la mesa ayer'])).toEqual([])
})
