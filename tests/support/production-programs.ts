import { ensurePrograms } from '@/scripts/stack/build'

/** The tests of a build start the server that these sources make. */
export const setup = ensurePrograms
