import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'
import { idList, literal, soundReview, storeReview } from './sound-review'

describe('the order of reviews', () => {
  let scene: ReviewScene
  beforeEach(async () => {
    await scene?.close()
    scene = await openReviewScene()
  })
  afterAll(() => scene?.close())

  const [older, newer] = ['1.9-9', '1.9-10']
  const found = (rules: string, extra: Record<string, unknown> = {}) =>
    soundReview({
      rules_version: rules,
      review: { proposal: 'sound', rulesVersion: rules, authenticity: { automatic: true } },
      ...extra,
    })
  const store = (invoice: string, outcome: unknown) => storeReview(scene, invoice, outcome)
  const storeAgain = async (invoice: string, outcome: unknown, was = older, seen: string[] = []) => {
    const [row] = await scene.rows<{ answer: string }>(
      `select public.store_review_again('${invoice}', ${literal(outcome)}, ${idList(seen)}, '${was}', '${newer}') as answer`,
    )
    return row?.answer
  }
  const claim = async (rules = newer, lease = 120) =>
    scene.rows<{ id: string; was: string | null }>(
      `select id, was from public.claim_readings('${rules}', 0, ${lease})`,
    )
  const claimed = async (rules = newer) => (await claim(rules)).map(({ id }) => id)
  const rowOf = async (invoice: string) =>
    (
      await scene.rows<Record<string, unknown>>(
        `select status, proposal, decision, rules_version, reviewed_at is not null as reviewed from public.invoices where id = '${invoice}'`,
      )
    )[0]
  const xml = (owner: 'ana' | 'luis' = 'ana') => scene.invoice(owner, 'factura.xml')
  const reviewed = async (rules: string, owner: 'ana' | 'luis' = 'ana') => {
    const invoice = await xml(owner)
    expect(await store(invoice, found(rules))).toBe('stored')
    return invoice
  }

  describe('an invoice without a review', () => {
    test('is claimed once, the oldest first, at most two of a client at a time', async () => {
      const ana: string[] = []
      for (let at = 0; at < 20; at++) ana.push(await xml('ana'))
      const luis = await xml('luis')
      expect(await claimed()).toEqual([ana[0], ana[1], luis])
      expect(await claimed()).toEqual([ana[2], ana[3]])
    })

    test('can be any file that can be read, also a photo', async () => {
      const photo = await scene.invoice('ana', 'foto.jpg')
      expect(await claimed()).toEqual([photo])
      expect(await claimed()).toEqual([])
    })

    test('is claimed again when its lease ends', async () => {
      const invoice = await xml()
      await claim(newer, -1)
      expect(await claimed()).toEqual([invoice])
    })

    test('comes before reviews under older rules', async () => {
      const old = await reviewed(older)
      const fresh = await xml('luis')
      expect(await claim()).toEqual([{ id: fresh, was: null }])
      expect(await claim()).toEqual([{ id: old, was: older }])
      expect(await claim()).toEqual([])
    })
  })

  describe('a review under older rules', () => {
    test('is repeated once, and the new review says so', async () => {
      const invoice = await reviewed(older)
      expect(await claimed()).toEqual([invoice])
      const outcome = found(newer, { proposal: 'wrong', review: { proposal: 'wrong', rulesVersion: newer } })
      expect(await storeAgain(invoice, outcome)).toBe('stored')
      expect(await rowOf(invoice)).toMatchObject({
        proposal: 'wrong',
        rules_version: newer,
        status: 'reviewing',
      })
      const own = await scene.ask<{ reading: { review: unknown } }>('ana', `my_invoice('${invoice}')`)
      expect(own.reading.review).toEqual({ proposal: 'wrong', rulesVersion: newer, again: { from: older } })
      const shown = await scene.ask<{ reading: { review: unknown } }>(
        'advisor',
        `review_invoice('${invoice}')`,
      )
      expect(shown.reading.review).toMatchObject({ again: { from: older } })
      expect(await claimed()).toEqual([])
      expect(await storeAgain(invoice, outcome)).toBe('closed')
    })

    test('is the only kind that is repeated, so an old build leaves reviews under newer rules unchanged', async () => {
      await reviewed('1.9-11')
      await reviewed(newer)
      expect(await claimed()).toEqual([])
      expect(await claimed('1.9-2')).toEqual([])
    })

    test('stays as it is once the invoice is decided', async () => {
      const before = await reviewed(older)
      await scene.ask('advisor', `decide_invoice('${before}', 'accepted', 0)`)
      expect(await claimed()).toEqual([])
      const between = await reviewed(older)
      expect(await claimed()).toEqual([between])
      await scene.ask('advisor', `decide_invoice('${between}', 'rejected', 0, 'No')`)
      expect(await storeAgain(between, found(newer))).toBe('closed')
      for (const invoice of [before, between])
        expect(await rowOf(invoice)).toMatchObject({ rules_version: older })
    })

    test('accepts nothing automatically when it is repeated, even if new invoices are accepted automatically', async () => {
      const invoice = await reviewed(older)
      await scene.ask('admin', `set_review_switch('purchase', true)`)
      expect(await storeAgain(invoice, found(newer))).toBe('stored')
      expect(await rowOf(invoice)).toMatchObject({ proposal: 'sound', status: 'reviewing', decision: 0 })
      expect(await store(await xml(), found(newer))).toBe('accepted')
    })

    test('stays if the file cannot be read this time, and is not repeated until the rules change again', async () => {
      const invoice = await reviewed(older)
      expect(await claimed()).toEqual([invoice])
      expect(await storeAgain(invoice, { refused: 'time', codes: [], numbers: [] })).toBe('kept')
      expect(await rowOf(invoice)).toMatchObject({ proposal: 'sound', rules_version: older, reviewed: true })
      expect(await claimed()).toEqual([])
      expect(await claimed('1.9-11')).toEqual([invoice])
    })

    test('is repeated once more if the same document arrived in between', async () => {
      const [invoice, other] = [await reviewed(older), await xml()]
      const outcome = found(newer)
      const keys = { codes: [outcome.code], numbers: [outcome.document_number] }
      expect(await store(other, { ...outcome, ...keys })).toBe('stored')
      expect(await storeAgain(invoice, { ...outcome, ...keys })).toBe('again')
      expect(await rowOf(invoice)).toMatchObject({ rules_version: older, reviewed: true })
      expect(await storeAgain(invoice, { ...outcome, ...keys }, older, [other])).toBe('stored')
    })
  })
})
