const sector = 512
const [free, endOfChain, ofTable, ofPlaces] = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc]
/** The header lists this many sectors of the sector table (FAT); separate sectors (DIFAT) list the others. */
const inHeader = 109
const placesEach = sector / 4 - 1

/** Returns an intact old Excel file (MS-CFB) whose workbook has this many bytes. */
export function largeXls(length: number): Uint8Array<ArrayBuffer> {
  const body = Math.ceil(length / sector)
  let [tables, lists] = [0, 0]
  for (let before = -1; before !== tables + lists;) {
    before = tables + lists
    tables = Math.ceil((1 + body + tables + lists) / (sector / 4))
    lists = Math.ceil(Math.max(0, tables - inHeader) / placesEach)
  }
  const [firstTable, firstList] = [1 + body, 1 + body + tables]
  const file = Buffer.alloc((1 + firstList + lists) * sector)
  const at = (number: number, entry: number) => (1 + number) * sector + 4 * entry

  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  for (const [place, value] of [[26, 3], [28, 0xfffe], [30, 9], [32, 6]] as const) file.writeUInt16LE(value, place) // prettier-ignore
  for (const [place, value] of [[44, tables], [48, 0], [56, 4096], [60, endOfChain], [68, lists > 0 ? firstList : endOfChain], [72, lists]] as const) file.writeUInt32LE(value, place) // prettier-ignore
  file.fill(0xff, 76, sector)
  for (let n = 0; n < tables; n++) {
    const further = n - inHeader
    const list = firstList + Math.floor(further / placesEach)
    file.writeUInt32LE(firstTable + n, further < 0 ? 76 + 4 * n : at(list, further % placesEach))
  }
  for (let n = 0; n < lists; n++) {
    const used = Math.min(placesEach, tables - inHeader - n * placesEach)
    file.fill(0xff, at(firstList + n, used), at(firstList + n, placesEach))
    file.writeUInt32LE(n + 1 < lists ? firstList + n + 1 : endOfChain, at(firstList + n, placesEach))
  }
  const nextOf = (number: number): number => {
    if (number >= firstList + lists) return free
    if (number >= firstList) return ofPlaces
    if (number >= firstTable) return ofTable
    return number === 0 || number === body ? endOfChain : number + 1
  }
  for (let number = 0; number < (tables * sector) / 4; number++)
    file.writeUInt32LE(nextOf(number), at(firstTable, number))

  for (const [n, name] of ['Root Entry', 'Workbook'].entries()) {
    const entry = at(0, 32 * n)
    file.write(name, entry, 'utf16le')
    file.writeUInt16LE(2 * name.length + 2, entry + 64)
    file[entry + 66] = n === 0 ? 5 : 2
    file.writeUInt32LE(n === 0 ? endOfChain : 1, entry + 116)
    file.writeUInt32LE(n === 0 ? 0 : length, entry + 120)
  }
  // The workbook begins with a record of its version; the zeros after that are empty records.
  file.writeUInt16LE(0x0809, at(1, 0))
  file.writeUInt16LE(16, at(1, 0) + 2)
  return new Uint8Array(file)
}
