import 'server-only'
import { z } from 'zod'
import { anchorsIn } from '@/lib/authorities/read-folder'
import { loadAnchors, type AnchorEntry } from '@/lib/einvoice/signature/trust'
import { env } from '@/lib/env'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

let kept: Promise<AnchorEntry[]> | null = null

/** Returns the authorities of the folder in `TRUST_ANCHORS_FOLDER`, which are trusted besides the built-in ones. */
export const anchorsOfFolder = (): Promise<AnchorEntry[]> =>
  (kept ??= env.TRUST_ANCHORS_FOLDER ? anchorsIn(env.TRUST_ANCHORS_FOLDER) : Promise.resolve([]))

const listSchema = z.object({
  list: z.string(),
  authorities: z.array(
    z.object({ label: z.string(), sha256: z.string(), origin: z.string(), certificate: z.string() }),
  ),
})

/** The hash `list` changes whenever an administrator adds or removes an authority. */
type TrustedAuthorities = { list: string; anchors: AnchorEntry[] }

/** Returns the authorities of `TRUST_ANCHORS_FOLDER` and those that administrators added, without the built-in ones. */
export async function trustedAuthorities(): Promise<TrustedAuthorities> {
  const [folder, { list, authorities }] = await Promise.all([
    anchorsOfFolder(),
    unwrap(adminClient().rpc('trusted_authorities'), 'authorities.trusted', listSchema),
  ])
  const added = authorities.map(({ certificate, ...entry }) => ({
    ...entry,
    pem: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
  }))
  const usable = await Promise.all(added.map(isUsable))
  return { list, anchors: [...folder, ...added.filter((_, at) => usable[at])] }
}

/** Reports and leaves out an unreadable certificate, because it would make every review of an invoice fail. */
async function isUsable(entry: AnchorEntry): Promise<boolean> {
  try {
    await loadAnchors([entry])
    return true
  } catch (cause) {
    report(cause, 'authorities.unusable')
    return false
  }
}

const publicMs = 60_000
let published: { at: number; anchors: Promise<AnchorEntry[]> } | null = null

/** Returns the trusted authorities for pages without a session, and reads the database at most once a minute. */
export function publicAnchors(): Promise<AnchorEntry[]> {
  if (published && Date.now() - published.at < publicMs) return published.anchors
  const anchors = trustedAuthorities().then(
    (trusted) => trusted.anchors,
    (cause: unknown) => {
      report(cause, 'authorities.public')
      return anchorsOfFolder()
    },
  )
  published = { at: Date.now(), anchors }
  return anchors
}
