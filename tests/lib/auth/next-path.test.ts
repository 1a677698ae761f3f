import { describe, expect, test } from 'vitest'
import { nextPath } from '@/lib/session/destination'
import { hostileNext } from '../../support/next-payloads'

describe('the address after the sign-in', () => {
  test.each([
    '/portal',
    '/portal/facturas',
    '/portal/cuenta?aviso=1',
    '/tareas',
    '/admin/solicitudes?estado=aprobadas&desde=2026-11-01',
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
