import { buildBackend, buildReader } from '@/scripts/stack/bundles'

/** What reads uploads and the embedded backend are programs of their own: the tests start those that these sources make. */
export async function setup(): Promise<void> {
  await Promise.all([buildReader(), buildBackend()])
}
