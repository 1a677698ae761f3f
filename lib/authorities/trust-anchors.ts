import 'server-only'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import { env } from '@/lib/env'
import { anchorsIn } from '@/lib/authorities/read-folder'

let kept: Promise<AnchorEntry[]> | null = null

/** From `TRUST_ANCHORS_FOLDER`, in addition to the built-in ones. */
export const ownAnchors = (): Promise<AnchorEntry[]> =>
  (kept ??= env.TRUST_ANCHORS_FOLDER ? anchorsIn(env.TRUST_ANCHORS_FOLDER) : Promise.resolve([]))
