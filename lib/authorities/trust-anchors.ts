import 'server-only'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import { env } from '@/lib/env'
import { anchorsIn } from '@/lib/authorities/read-folder'

let kept: Promise<AnchorEntry[]> | null = null

/** The authorities that the firm believes besides the built-in ones: those of `TRUST_ANCHORS_FOLDER`. */
export const ownAnchors = (): Promise<AnchorEntry[]> =>
  (kept ??= env.TRUST_ANCHORS_FOLDER ? anchorsIn(env.TRUST_ANCHORS_FOLDER) : Promise.resolve([]))
