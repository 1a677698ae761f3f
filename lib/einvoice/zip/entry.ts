/** What the directory of a ZIP says of one file in it. */
export type ZipEntry = {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packed: number
  size: number
  /** Where its local header begins. */
  offset: number
}
