import { unzipSync } from 'fflate'
import readExcel from 'read-excel-file/node'

export type ReadSheet = {
  name: string
  /** All lines of the sheet, including the header. Dates are `Date` objects at midnight UTC. */
  data: readonly (readonly unknown[])[]
  /** The first and last line of the sheet's filter, counted from 1, and the filter's last column. */
  filter: { head: number; last: number; column: string } | null
  /** The number of lines that stay visible while scrolling. */
  frozen: number
  formulas: number
}

/** Sheets store times as fractions of a day, so a time may be a few milliseconds off. */
const toSecond = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell

export async function readWorkbook(file: Blob): Promise<ReadSheet[]> {
  const bytes = await file.arrayBuffer()
  const parts = unzipSync(new Uint8Array(bytes))
  const sheets = await readExcel(Buffer.from(bytes))
  return sheets.map(({ sheet, data }, at) => {
    const xml = new TextDecoder().decode(parts[`xl/worksheets/sheet${at + 1}.xml`])
    const [, head, column, last] = /<autoFilter ref="A(\d+):([A-Z]+)(\d+)"\/>/.exec(xml) ?? []
    return {
      name: sheet,
      data: data.map((line) => line.map(toSecond)),
      filter: head && column && last ? { head: Number(head), last: Number(last), column } : null,
      frozen: Number(/<pane [^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
      formulas: xml.match(/<f[ >/]/g)?.length ?? 0,
    }
  })
}
