import { describe, expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { asked as known } from './asked'
import { askedByNeighbours } from './asked-by-neighbours'
import { askedByOwners } from './asked-by-owners'
import { askedByStrangers } from './asked-by-strangers'
import { askedInHalves } from './asked-in-halves'
import { askedInOneSitting } from './asked-in-one-sitting'
import { askedOfRules } from './asked-of-rules'
import { askedWithConclusions } from './asked-with-conclusions'
import { askedWithFigures } from './asked-with-figures'

const asked: typeof known = {
  ...known,
  ...askedByStrangers,
  ...askedInOneSitting,
  ...askedWithFigures,
  ...askedWithConclusions,
  ...askedByOwners,
  ...askedByNeighbours,
  ...askedInHalves,
  ...askedOfRules,
}

const visitor = { name: null, folder: null }

describe.each(Object.entries(asked))('%s', (_kind, rows) => {
  test.each(rows.map(([question, says, offers = '']) => ({ question, says, offers })))(
    'the chat answers «$question»',
    async ({ question, says, offers }) => {
      const { text, sum, remark, links } = await replyTo(question, visitor)
      expect([...text, sum?.value, remark].join('\n')).toMatch(says)
      if (offers) expect(links.map(({ href }) => href).join('\n')).toContain(offers)
    },
  )
})

const fear = [
  'letters and fear, in one sitting',
  'a fine',
  'a letter of DIAN',
  'years behind',
  'no books',
  'payroll worries',
  'people without social security',
  'workers, certificates and keys',
  'fear that names no norm',
]
const withoutPrice = [
  ...fear,
  'questions about taxes without a certain answer',
  'rates and amounts that are not ours',
]

test('questions of fear and of law are never answered with a price', async () => {
  for (const kind of withoutPrice)
    for (const [question] of asked[kind] ?? []) {
      const { text, prices } = await replyTo(question, visitor)
      expect(prices, question).toBeUndefined()
      expect(text.join('\n'), question).not.toMatch(/desde \$|cuesta desde|cotiza/i)
    }
})

test('the collection has more than 250 questions in at least 28 kinds', () => {
  expect(Object.keys(asked).length).toBeGreaterThanOrEqual(28)
  expect(Object.values(asked).flat().length).toBeGreaterThanOrEqual(260)
})
