import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('in English, somebody who hires help for the home is told what to pay, also by the day', async () => {
  const asked = [
    'I want to hire a maid, what do I have to pay',
    'hiring a domestic worker in Colombia',
    'do I have to pay PILA for my nanny two days a week',
    'does a live-in maid get prima',
    'cesantias for housekeeper',
    'what contract do I need for a cleaning lady who comes on Mondays',
    'minimum wage for a housekeeper who works 3 days',
  ]
  expect(await wrongReplies(asked, /is an employee.*a day in 2026.*prima.*cesantías.*PILA.*2616/s)).toEqual(
    [],
  )
  const other = ['my maid quit, what do I owe her', 'can I fire my housekeeper']
  expect(await wrongReplies(other, /./, /is an employee: a contract for services/)).toEqual([])
})
