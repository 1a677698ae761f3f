import { ensurePrograms } from '@/scripts/stack/build'

/** Builds the programs of production, because the tests of a build start its server. */
export const setup = ensurePrograms
