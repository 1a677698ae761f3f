import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'
import { soundReview, storeReview } from './sound-review'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Filed = { filed: { about: unknown; events: { id: string; kind: string }[] } }

const xml = (who: 'ana' | 'luis' = 'ana') => scene.invoice(who, 'factura.xml')
const cufe = 'ab'.repeat(48)
const event = (kind: string) => ({
  ...soundReview({}),
  proposal: null,
  kind,
  code: null,
  codes: [],
  numbers: [],
  about: cufe,
})

test('events are filed with the invoice of their CUFE in the same account, whichever came first', async () => {
  const [early, theirs] = [await xml(), await xml('luis')]
  await storeReview(scene, early, event('event030'))
  await storeReview(scene, theirs, event('event031'))
  expect(await scene.ask<Filed>('ana', `my_invoice('${early}')`)).toMatchObject({
    filed: { about: null, events: [] },
  })

  const invoice = await xml()
  await storeReview(scene, invoice, soundReview({ code: cufe }))
  const late = await xml()
  await storeReview(scene, late, event('dianValidation'))
  const number = (await scene.ask<{ label: { number: string } }>('ana', `my_invoice('${invoice}')`)).label
    .number
  for (const one of [early, late])
    for (const [who, call] of [
      ['ana', 'my_invoice'],
      ['advisor', 'review_invoice'],
    ] as const)
      expect(await scene.ask<Filed>(who, `${call}('${one}')`)).toMatchObject({
        filed: { about: { id: invoice, number }, events: [] },
      })
  const { filed } = await scene.ask<Filed>('advisor', `review_invoice('${invoice}')`)
  expect(filed.about).toBeNull()
  expect(filed.events.map(({ id, kind }) => [id, kind])).toEqual([
    [early, 'event030'],
    [late, 'dianValidation'],
  ])
})
