import type { NextRequest } from 'next/server'
import { gate } from '@/lib/session/gate'

export const middleware = (request: NextRequest) => gate(request)

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/portal/:path*',
    '/tareas',
    '/admin/:path*',
    '/auth/:path*',
    '/waitlist',
    '/bienvenida',
    '/access-denied',
    '/invitacion',
    '/segundo-paso',
    '/verificar',
    // Actions on pages that are otherwise static, called by scripts or by a form posted without scripts. The form is answered
    // with a newly rendered page, whose scripts need a nonce instead of hashes.
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/|_next/).*)',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
    },
  ],
}
