import { buildReader } from './stack/reader'

await buildReader()
