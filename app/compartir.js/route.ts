import { copiesCache, ownerKey } from '@/lib/portal/copies'
import { sharedAt, sharedCache } from '@/lib/scans/database'
import { shareWorker } from '@/lib/scans/share-worker'
import {
  longestShared,
  mostShared,
  mostSharedBytes,
  shareAction,
  sharedName,
  sharedOwner,
  sharedPdfsPage,
} from '@/lib/scans/shared-files'

export const dynamic = 'force-static'

/** Serves the service worker that receives files shared from other apps, which is the same for everybody. */
export function GET(): Response {
  const settings = {
    cache: sharedCache,
    action: shareAction,
    fileName: sharedName,
    keptAt: sharedAt,
    owner: sharedOwner,
    recorded: { cache: copiesCache, key: ownerKey },
    mostFiles: mostShared,
    mostBytes: mostSharedBytes,
    longest: longestShared,
    scanner: '/portal/escanear',
    upload: sharedPdfsPage,
  }
  return new Response(`(${shareWorker.toString()})(self, ${JSON.stringify(settings)})`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
