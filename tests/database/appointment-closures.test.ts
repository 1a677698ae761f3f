import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
const [day, next] = Array.from({ length: 80 }, (_, n) => addDays(today, n + 20)).filter(
  (one) => !holidayOn(one) && weekdayOf(one) > 0 && weekdayOf(one) < 6,
) as [string, string]

describe('appointments on a day that is closed', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  const members = Array.from({ length: 8 }, () => randomUUID())
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
    await scene.run(`
      insert into auth.users (id, email) values ${members.map((id) => `('${id}', '${id}@empresa.example')`).join()};
      insert into private.staff (user_id, role) values ${members.map((id) => `('${id}', 'admin')`).join()}`)
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(
      'delete from public.appointments; delete from private.absences; delete from private.closed_hours',
    ),
  )

  const confirmed = (person: string, slot: string) =>
    scene.run(`insert into public.appointments (user_id, title, starts_at, ends_at, status, person)
      values ('${ids.ana}', 'Cierre', '${slot}', timestamptz '${slot}' + interval '1 hour', 'confirmed', '${person}')`)
  const held = async () => (await scene.rows('select from private.appointment_holds')).length

  test('case 6: an absence over a confirmed appointment is saved only together with what happens to the appointment', async () => {
    await confirmed(ids.advisor, momentAt(day, 9))
    const [{ id }] = (await scene.rows<{ id: string }>('select id from public.appointments')) as [
      { id: string },
    ]
    const absence = (plan: object[]) =>
      `save_absence('${ids.advisor}', '${momentAt(day, 8)}', '${momentAt(day, 12)}', 'Visita', null, '${JSON.stringify(plan)}')`
    expect(await scene.refusal('advisor', absence([]))).toMatchObject({ message: 'absence-occupied' })
    expect(await scene.rows('select from private.absences')).toHaveLength(0)
    const moved = { appointment: id, seen: 0, act: 'move', slot: momentAt(next, 9), note: 'Cambio de hora' }
    expect(await scene.refusal('advisor', absence([{ ...moved, slot: momentAt(day, 10) }]))).toMatchObject({
      message: 'slot-away',
    })
    await scene.ask('advisor', absence([moved]))
    expect(await scene.rows('select status from public.appointments')).toEqual([{ status: 'proposed' }])
  })

  test('case 7: a day with eight appointments is closed only by a member who saw all eight, and they stay until moved', async () => {
    for (const person of members) await confirmed(person, momentAt(day, 9))
    const hours = `'${day}', '${day}', 0, 24`
    const standing = () =>
      scene.ask<{ id: string; sequence: number }[]>('admin', `appointments_in_hours(${hours})`)
    const met = await standing()
    expect(met).toHaveLength(8)
    const close = (expected: number) => `close_hours(${hours}, 'Inventario', ${expected})`
    // The page showed seven appointments, and an eighth was booked before the day was closed.
    expect(await scene.refusal('admin', close(7))).toMatchObject({ message: 'closure-occupied' })
    await scene.ask('admin', close(8))
    expect(await held()).toBe(8)
    const another = `propose_appointment('${ids.ana}', '${momentAt(day, 10)}', 'Cierre', null, '${members[0]}')`
    expect(await scene.refusal('admin', another)).toMatchObject({ message: 'slot-closed-day' })
    for (const { id, sequence } of met.slice(0, 5))
      await scene.ask(
        'admin',
        `propose_other_hour('${id}', '${momentAt(next, 9)}', ${sequence}, 'Inventario')`,
      )
    for (const { id, sequence } of met.slice(5))
      await scene.ask('admin', `cancel_appointment('${id}', 'Inventario', ${sequence})`)
    expect(await standing()).toEqual([])
    expect(await held()).toBe(5)
  })
})
