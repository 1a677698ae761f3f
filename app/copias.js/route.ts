import { copiesText } from '@/content/portal-copies'
import { copiedAt, copiesCache, copyOwner, filesCache, longestCopy, ownerKey } from '@/lib/portal/copies'
import { copiesWorker } from '@/lib/portal/copies-worker'
import { firm } from '@/content/firm'
import { pushText } from '@/content/notification-pushes'
import { pushWorker } from '@/lib/notifications/push/push-worker'
import { accountParam } from '@/lib/supabase/named-account'

export const dynamic = 'force-static'

const { title, text, back } = copiesText.absent
const absent = `<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/portal">${back}</a></p>`

/** Serves the portal's service worker, which is the same for everybody. */
export function GET(): Response {
  const settings = {
    copies: copiesCache,
    files: filesCache,
    copiedAt,
    copyOwner,
    ownerKey,
    accountParam,
    longest: longestCopy,
    absent,
  }
  const push = {
    title: firm.shortName,
    text: pushText.unreadable,
    page: '/portal/notificaciones',
    icon: '/apple-icon',
  }
  const parts = [
    `(${copiesWorker.toString()})(self, ${JSON.stringify(settings)})`,
    `(${pushWorker.toString()})(self, ${JSON.stringify(push)})`,
  ]
  return new Response(parts.join(';\n'), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
