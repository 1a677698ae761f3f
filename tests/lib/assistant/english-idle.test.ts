import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a company without sales is told in English what it files', async () => {
  const asked = [
    'My Colombian SAS had no sales this year, do we still have to file anything?',
    'does a dormant SAS have to file taxes in Colombia?',
    'I own a company in Bogota with zero income, do I need to file VAT returns?',
    'we opened a SAS but never invoiced, what are our obligations',
    "hi, we registered an SAS last year but haven't sold anything yet. What must we file?",
    'zero sales company colombia annual obligations',
    'We registered a company but never started, do we owe any declarations to DIAN?',
  ]
  expect(
    await wrongReplies(asked, /^Yes, it still files.*31 March.*arts\. 601 and 606.*exógena.*RUB/),
  ).toEqual([])
  const other = [
    'no income this year, do I have to file a personal tax return?',
    'how do I close a company with no activity',
    'I have no business in Colombia, do I have to file?',
    'company inactive for 3 years, never filed',
  ]
  expect(await wrongReplies(other, /./, /^Yes, it still files/)).toEqual([])
})
