import { ensurePrograms } from '@/scripts/stack/build'

/** Builds the production programs, because the tests of a build start its server. */
export const setup = ensurePrograms
