import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

describe('an appointment to which the client did not come', () => {
  let scene: ReviewScene
  const id = randomUUID()
  beforeAll(async () => {
    scene = await openReviewScene()
  })
  afterAll(() => scene.close())

  /** Creates an appointment of the client Ana that began `ago` before now. */
  const began = (ago: string, status = 'confirmed') =>
    scene.run(`
      delete from public.appointments;
      insert into public.appointments (id, user_id, title, starts_at, ends_at, status, person)
      values ('${id}', '${scene.people.ana}', 'Cierre', now() - interval '${ago}', now() - interval '${ago}' + interval '1 hour', '${status}',
        '${scene.people.advisor}');
      delete from public.outbox; delete from public.notifications`)
  const miss = (missed: boolean, seen: number) => `miss_appointment('${id}', ${missed}, ${seen})`
  const refused = async (who: 'ana' | 'advisor' | 'other', call: string) =>
    (await scene.refusal(who, call))?.message
  const status = async () =>
    (await scene.rows<{ status: string }>('select status from public.appointments')).map((row) => row.status)
  const shown = () =>
    scene.ask<{ missed: number; remark: { body: string; version: number; by: string } | null }>(
      'advisor',
      `agenda_appointment('${id}')`,
    )

  beforeEach(() => began('1 hour'))

  test('is marked by members who see the client, can be unmarked and is counted, without telling anybody', async () => {
    expect(await refused('ana', miss(true, 0))).toBe('staff-only')
    expect(await refused('other', miss(true, 0))).toBe('not-found')
    await scene.ask('advisor', miss(true, 0))
    await scene.ask('advisor', miss(true, 0))
    expect(await status()).toEqual(['missed'])
    expect((await shown()).missed).toBe(1)
    expect(await refused('advisor', `cancel_appointment('${id}')`)).toBe('too-late')
    await scene.ask('advisor', miss(false, 1))
    expect(await status()).toEqual(['confirmed'])
    expect((await shown()).missed).toBe(0)
    expect(await scene.rows('select from public.outbox')).toHaveLength(0)
    expect(await scene.rows('select from public.notifications')).toHaveLength(0)
  })

  test.each([
    ['9 minutes', 'miss-time'],
    ['11 minutes', undefined],
    ['6 days 23 hours', undefined],
    ['7 days 1 hour', 'miss-time'],
  ])(
    'that began %s ago can be marked only from 10 minutes to 7 days after its beginning',
    async (ago, answer) => {
      await began(ago)
      expect(await refused('advisor', miss(true, 0))).toBe(answer)
    },
  )

  test('cannot be marked while it is a request or done, or after a colleague changed it', async () => {
    for (const other of ['requested', 'proposed', 'done']) {
      await began('1 hour', other)
      expect(await refused('advisor', miss(true, 0))).toBe('conflict')
    }
    await began('1 hour')
    expect(await refused('advisor', miss(true, 3))).toBe('conflict')
    expect(await refused('advisor', miss(false, 0))).toBe('conflict')
  })

  test('can no longer be confirmed, by the client or the firm', async () => {
    await began('61 minutes', 'proposed')
    for (const who of ['ana', 'advisor'] as const)
      expect(await refused(who, `confirm_appointment('${id}', 0)`)).toBe('too-late')
    expect(await status()).toEqual(['proposed'])
  })

  test('has a remark of the firm, which clients cannot read and nobody overwrites without seeing it', async () => {
    const save = (body: string, seen: number | null) => `save_appointment_remark('${id}', '${body}', ${seen})`
    await scene.ask('advisor', save(' Trae el RUT. ', null))
    await scene.ask('advisor', save('Trae el RUT.', null))
    expect((await shown()).remark).toEqual({ body: 'Trae el RUT.', version: 0, by: 'Laura Gómez' })
    expect(await refused('advisor', save('Otra cosa', null))).toBe('conflict')
    await scene.ask('advisor', save('Otra cosa', 0))
    expect((await shown()).remark).toMatchObject({ body: 'Otra cosa', version: 1 })
    expect(await refused('other', save('x', 1))).toBe('not-found')
    expect(await refused('ana', save('x', 1))).toBe('staff-only')
    expect(JSON.stringify(await scene.read('ana', 'appointments'))).not.toContain('Otra cosa')
    await scene.ask('advisor', save('  ', 1))
    expect((await shown()).remark).toBeNull()
  })
})
