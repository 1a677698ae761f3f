import { describe, expect, test, vi } from 'vitest'
import { destination, nextPath, type Visitor } from '@/lib/session/destination'
import type { Access, AccountAccess } from '@/lib/session/session'
import { hostileNext } from '../../support/next-payloads'

const nobody: Visitor = { kind: 'nobody' }
const unreachable: Visitor = { kind: 'unreachable' }
const me = '3f0c9c1e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
const other = '7b1d2c3e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
const user = (access: Access | AccountAccess | 'ended' | null): Visitor => ({
  kind: 'user',
  id: me,
  access: async () => access,
})
const approved = user({ status: 'approved', staff: null, owed: null })
const waiting = user({ status: 'waitlist', staff: null, owed: null })
const rejected = user({ status: 'rejected', staff: null, owed: null })
const ended = user('ended')
const owing = user({ status: 'approved', staff: null, owed: 'verify' })
const owesAndWaits = user({ status: 'waitlist', staff: null, owed: 'verify' })
const outside = user({ status: 'waitlist', staff: null, owed: 'verify', account: null, accounts: [] })
const works = (account: string | null, ...theirs: string[]) =>
  user({
    status: account ? 'approved' : 'waitlist',
    staff: null,
    owed: null,
    account,
    accounts: theirs.map((id) => ({ id, name: null, role: 'assistant', status: 'approved' })),
  })
/** Returns a user who works in other accounts while their own account waits for approval. */
const waitsFor = (account: string, ...others: string[]) =>
  user({
    status: 'waitlist',
    staff: null,
    owed: null,
    account,
    accounts: [
      ...others.map((id) => ({ id, name: null, role: 'assistant' as const, status: 'approved' as const })),
      { id: account, name: null, role: 'owner', status: 'waitlist' },
    ],
  })
const staff = user({ status: 'waitlist', staff: 'advisor', owed: null })

const cases: [string, Visitor, string, string | null][] = [
  ['nobody', nobody, '/portal', '/auth?next=%2Fportal'],
  ['nobody', nobody, '/portal/facturas', '/auth?next=%2Fportal%2Ffacturas'],
  ['nobody', nobody, '/tareas', '/auth?next=%2Ftareas'],
  ['nobody', nobody, '/admin/registros', '/auth?next=%2Fadmin%2Fregistros'],
  ['nobody', nobody, '/admin/no-existe', '/auth?next=%2Fadmin%2Fno-existe'],
  ['nobody', nobody, '/portal//evil.example', '/auth'],
  ['nobody', nobody, '/auth', null],
  ['nobody', nobody, '/auth/confirmar', null],
  ['nobody', nobody, '/waitlist', '/portal'],
  ['nobody', nobody, '/access-denied', '/portal'],
  ['nobody', nobody, '/contacto', null],
  ['an approved client', approved, '/portal', null],
  ['the founder of an account', works(me, me, other), '/portal', null],
  [
    'who works for others alone',
    works(other, other),
    '/portal/facturas?estado=rechazada',
    `/portal/facturas?estado=rechazada&empresa=${other}`,
  ],
  ['who works for others alone', works(other, other), `/portal?empresa=${other}`, null],
  [
    'who names an account that is not theirs',
    works(null, other),
    `/portal/facturas?empresa=${me}`,
    `/portal?empresa=${other}`,
  ],
  [
    'a member who names an account that is not theirs',
    user({
      status: 'waitlist',
      staff: 'admin',
      owed: null,
      account: null,
      accounts: [{ id: me, name: null, role: 'owner', status: 'waitlist' }],
    }),
    `/portal/facturas?empresa=${other}`,
    `/portal?empresa=${me}`,
  ],
  ['who works in no account', works(null), '/portal', '/waitlist'],
  ['an approved client', approved, '/auth', '/'],
  ['an approved client', approved, '/auth/recuperar', null],
  ['an approved client', approved, '/waitlist', '/portal'],
  ['an approved client', approved, '/access-denied', '/portal'],
  ['a client who owes a code', owing, '/portal', '/segundo-paso?next=%2Fportal'],
  ['a client who owes a code', owing, '/portal/facturas', '/segundo-paso?next=%2Fportal%2Ffacturas'],
  ['a client who owes a code', owing, '/segundo-paso', null],
  ['a client who owes a code', owing, '/waitlist', '/segundo-paso'],
  [
    'a rejected client who owes a code',
    user({ status: 'rejected', staff: null, owed: 'verify' }),
    '/access-denied',
    '/segundo-paso',
  ],
  ['who owes a code and works in no account', outside, '/portal', '/segundo-paso?next=%2Fportal'],
  ['who owes a code and works in no account', outside, '/segundo-paso', null],
  ['who owes a code and waits', owesAndWaits, '/waitlist', '/segundo-paso'],
  [
    'who owes a code and waits',
    owesAndWaits,
    `/bienvenida?empresa=${me}`,
    `/segundo-paso?next=%2Fbienvenida%3Fempresa%3D${me}`,
  ],
  ['who owes a code and waits', owesAndWaits, '/segundo-paso', null],
  ['a waiting user', waiting, '/portal', '/waitlist'],
  ['a waiting user', waiting, '/portal/facturas', '/waitlist'],
  ['a waiting user', waiting, '/tareas', '/waitlist'],
  ['a waiting user', waiting, '/waitlist', null],
  ['a waiting user', waiting, '/access-denied', '/waitlist'],
  ['a waiting user', waiting, '/auth', '/'],
  ['a waiting user', waiting, '/admin', null],
  ['a waiting user', waiting, '/bienvenida', null],
  ['a rejected user', rejected, '/bienvenida', '/access-denied'],
  ['an approved client', approved, '/bienvenida', '/portal'],
  ['nobody', nobody, '/bienvenida', '/portal'],
  ['whose own account waits', waitsFor(me, other), `/portal?empresa=${me}`, `/waitlist?empresa=${me}`],
  ['whose own account waits', waitsFor(me, other), `/bienvenida?empresa=${me}`, null],
  ['whose own account waits', waitsFor(me, other), `/waitlist?empresa=${me}`, null],
  ['a rejected user', rejected, '/portal', '/access-denied'],
  ['a rejected user', rejected, '/waitlist', '/access-denied'],
  ['a rejected user', rejected, '/access-denied', null],
  ['a member of the firm', staff, '/portal', null],
  ['a member of the firm', staff, '/waitlist', '/portal'],
  ['someone whose session was closed elsewhere', ended, '/portal/cuenta', '/auth?next=%2Fportal%2Fcuenta'],
  ['someone whose session was closed elsewhere', ended, '/auth', null],
  ['someone whose session was closed elsewhere', ended, '/waitlist', '/portal'],
  ['someone, while the backend is down,', unreachable, '/portal', null],
  ['someone, while the backend is down,', unreachable, '/waitlist', null],
  ['someone, while the backend is down,', unreachable, '/auth', null],
  ['a user whose status nobody could read', user(null), '/portal', null],
  ['a user whose status nobody could read', user(null), '/waitlist', null],
]

describe('the gate of the pages', () => {
  test.each(cases.map(([who, visitor, path, to]) => ({ who, visitor, path, to })))(
    '$who at $path → $to',
    async ({ visitor, path, to }) => {
      const [pathname = '', query] = path.split('?')
      expect(await destination(pathname, query ? `?${query}` : '', visitor)).toBe(to)
    },
  )

  test('sends a visitor to the sign-in with the query of the requested page', async () => {
    const target = await destination('/portal/facturas', '?tab=history', nobody)
    expect(target).toBe('/auth?next=%2Fportal%2Ffacturas%3Ftab%3Dhistory')
  })

  test('asks the database nothing for a page that needs no status', async () => {
    const access = vi.fn()
    await destination('/auth/confirmar', '', { kind: 'user', id: me, access })
    await destination('/admin', '', { kind: 'user', id: me, access })
    await destination('/contacto', '', { kind: 'user', id: me, access })
    expect(access).not.toHaveBeenCalled()
  })
})

describe('the address to open after the sign-in', () => {
  test.each([
    '/portal',
    '/portal/facturas',
    '/portal/cuenta?aviso=1',
    '/bienvenida',
    '/tareas',
    '/admin/registros?estado=aprobadas&desde=2026-11-01',
  ])('may be %s', (path) => {
    expect(nextPath(path)).toBe(path)
  })

  test.each(hostileNext)('may not be %j', (path) => {
    expect(nextPath(path)).toBeNull()
  })

  test('may not be a list, as a repeated parameter gives', () => {
    expect(nextPath(['/portal', '//evil.example'])).toBeNull()
  })
})
