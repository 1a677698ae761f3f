import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExpectedError, messageOf } from '@/lib/errors'
import { changeMany, previewMany } from '@/lib/tax-profile/change-many'

const { saveProfile, histories } = vi.hoisted(() => ({ saveProfile: vi.fn(), histories: vi.fn() }))
vi.mock('@/lib/tax-profile/profiles', () => ({ saveProfile }))
vi.mock('@/lib/firm-calendar/firm-dates', async (load) => ({
  ...(await load<object>()),
  readFirmDates: async () => ({ days: [], rows: [], overrides: [] }),
}))
const member = { db: { rpc: async () => ({ data: histories(), error: null }) } } as never

const from = '2026-12-02'
const profile = (valid_from: string, more: object = {}) => ({
  nit: '900108281',
  digit: 3,
  name: 'Talleres Usme Ltda.',
  kind: 'company',
  regime: 'ordinary',
  responsibilities: ['05', '48'],
  entity: null,
  activities: [],
  vat_cycle: 'bimester',
  traits: [],
  municipalities: [],
  valid_from,
  ...more,
})
const history = (client: string, ...profiles: object[]) => ({ client, seen: `seen-${client}`, profiles })
const wanted = { change: { what: 'vat_cycle', value: 'four-months' } as never, from }

afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T15:00:00Z'), toFake: ['Date'] })
  saveProfile.mockReset()
})

describe('a change of many tax profiles at once', () => {
  test.each([
    ['has no profile', [], 'No tiene perfil tributario.'],
    [
      'has a profile that begins later',
      [profile('2026-12-03')],
      'Su perfil empieza después, el 03/12/2026. Cámbialo en su página.',
    ],
    [
      'has another profile from a later day on',
      [profile('2026-01-01'), profile('2026-12-03')],
      'Tiene otro perfil que vale desde el 03/12/2026. Cámbialo en su página.',
    ],
    [
      'is like that already, but not from a later day on',
      [profile('2026-01-01', { vat_cycle: 'four-months' }), profile('2026-12-03')],
      'Tiene otro perfil que vale desde el 03/12/2026. Cámbialo en su página.',
    ],
    ['is like that already', [profile('2026-01-01', { vat_cycle: 'four-months' })], 'Ya estaba así.'],
    [
      'is like that from this very day on',
      [profile('2026-01-01'), profile(from, { vat_cycle: 'four-months' })],
      'Ya estaba así.',
    ],
  ])('leaves out a client who %s, with the reason', async (_, profiles, why) => {
    histories.mockReturnValue([history('ana', ...profiles)])
    expect((await previewMany(member, { ...wanted, clients: ['ana'] })).refused).toEqual([
      { client: 'ana', why },
    ])
    expect(
      await changeMany(member, { ...wanted, items: [{ client: 'ana', seen: 'seen-ana' }], confirmed: true }),
    ).toEqual([{ client: 'ana', why }])
    expect(saveProfile).not.toHaveBeenCalled()
  })

  test('is saved for each client in the version that the member saw, even if another one is refused', async () => {
    histories.mockReturnValue([history('ana', profile('2026-01-01')), history('luis', profile('2026-01-01'))])
    saveProfile.mockRejectedValueOnce(new ExpectedError('conflict'))
    const items = ['ana', 'luis', 'sol'].map((client) => ({ client, seen: `seen-${client}` }))
    expect(await changeMany(member, { ...wanted, items, confirmed: false })).toEqual([
      { client: 'sol', why: messageOf('not-found') },
      { client: 'ana', why: messageOf('conflict') },
    ])
    expect(saveProfile.mock.calls.map(([, about, saved]) => [about, saved.vat_cycle, saved.regime])).toEqual([
      [{ client: 'ana', valid_from: from, seen: 'seen-ana' }, 'four-months', 'ordinary'],
      [{ client: 'luis', valid_from: from, seen: 'seen-luis' }, 'four-months', 'ordinary'],
    ])
  })

  test('against the codes of a RUT is saved only after a confirmation', async () => {
    histories.mockReturnValue([
      history('ana', profile('2026-01-01', { responsibilities: ['05', '19', '48'] })),
    ])
    const [conflict] = (await previewMany(member, { ...wanted, clients: ['ana'] })).ready[0]!.conflicts
    expect(conflict).toBeTruthy()
    const items = [{ client: 'ana', seen: 'seen-ana' }]
    expect(await changeMany(member, { ...wanted, items, confirmed: false })).toEqual([
      { client: 'ana', why: conflict },
    ])
    expect(saveProfile).not.toHaveBeenCalled()
    expect(await changeMany(member, { ...wanted, items, confirmed: true })).toEqual([])
    expect(saveProfile).toHaveBeenCalledOnce()
  })

  test('shows beforehand which dates come and go, each once for all clients', async () => {
    histories.mockReturnValue([history('ana', profile('2026-01-01')), history('luis', profile('2026-01-01'))])
    const { ready, lines } = await previewMany(member, { ...wanted, clients: ['ana', 'luis'] })
    expect(ready.map(({ client, seen }) => [client, seen])).toEqual([
      ['ana', 'seen-ana'],
      ['luis', 'seen-luis'],
    ])
    const of = (is: string) =>
      lines.filter((line) => line.is === is).map(({ period, days }) => [period, days])
    expect(of('new')).toEqual([
      ['2027-C1', ['2027-05-12']],
      ['2027-C2', ['2027-09-09']],
    ])
    expect(of('gone').map(([period]) => period)).toEqual([
      '2027-B1',
      '2027-B2',
      '2027-B3',
      '2027-B4',
      '2027-B5',
    ])
    expect(new Set(lines.map(({ clients }) => clients.join(' ')))).toEqual(new Set(['ana luis']))
    expect(saveProfile).not.toHaveBeenCalled()
  })
})
