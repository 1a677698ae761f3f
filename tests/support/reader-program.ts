import { buildReader } from '@/scripts/stack/reader'

/** What reads uploads is a program of its own: the tests start the one that these sources make. */
export const setup = buildReader
