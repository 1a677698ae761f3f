import 'server-only'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import { env } from '@/lib/env'
import { anchorsIn } from '@/lib/authorities/read-folder'

let kept: Promise<AnchorEntry[]> | null = null

/** The firm's own trust anchors from `TRUST_ANCHORS_FOLDER`, which are used in addition to the built-in ones. */
export const ownAnchors = (): Promise<AnchorEntry[]> =>
  (kept ??= env.TRUST_ANCHORS_FOLDER ? anchorsIn(env.TRUST_ANCHORS_FOLDER) : Promise.resolve([]))
