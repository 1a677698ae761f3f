import { ensurePrograms } from '@/scripts/stack/build'

export const setup = ensurePrograms
