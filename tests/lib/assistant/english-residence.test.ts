import { expect, test } from 'vitest'
import { residenceReply } from '@/lib/assistant/english-residence'
import { wrongReplies } from '../../support/wrong-replies'

const said = (text: string): string =>
  residenceReply(text, '2026-11-28')?.text.join(' ') ?? 'no count of days'

test.each([
  ['been in medellin since may 5 2026 am i a resident for tax', /^Yes.*208 days.*4 November 2026.*for 2026/],
  [
    'i arrived in colombia on 3 september 2026 will i be a tax resident',
    /^Not yet.*87 days.*5 March 2027.*for 2027, not for 2026.*day 120/,
  ],
  ['living in cali since november 2025 do i have to file taxes', /^Yes.*3 May 2026.*for 2026/],
  [
    'i moved to bogota in june 2024 should i declare taxes',
    /^Yes.*for 2024 and for each year since.*earlier year/,
  ],
])('days in Colombia are counted since the date that is named: %s', (text, has) => {
  expect(said(text)).toMatch(has)
})

test.each([
  'i want to open a company in bogota since april 2026 am i a resident for tax',
  'i lived in medellin since january 2026 and left in may am i a tax resident',
  'been in spain since april 2026 am i a tax resident',
  'i live in bogota am i a tax resident',
])('days are not counted without a date or with a departure: %s', (text) => {
  expect(said(text)).toBe('no count of days')
})

test('rent in Colombia of somebody abroad is not measured with the limits of a resident', async () => {
  expect(
    await wrongReplies(
      [
        'My sister is living in London and has a flat in Medellín with a tenant, does she owe tax there?',
        'we moved to Spain four years ago and our house in Cali is leased, should we declare it?',
        'I reside in Houston, my studio in Bogota is on airbnb. Do I need to file a return and can you do it remotely?',
      ],
      /^Most likely yes\. Rent.*art\. 592.*form 110.*remotely/s,
      /passed|what is not said here/,
    ),
  ).toEqual([])
})

test('somebody abroad with other possessions in Colombia is told that the residence decides', async () => {
  expect(
    await wrongReplies(
      ['I live in Australia and have a CDT of 80 million in Colombia, must I file a tax return there?'],
      /^It depends on your tax residence.*art\. 592/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'I live in Bogota and rent an apartment, do I file taxes?',
        'I live in Texas and want to open a company in Colombia, what taxes will I pay?',
      ],
      /\S/,
      /form 110|It depends on your tax residence/,
    ),
  ).toEqual([])
})
