import { cityWords, meaningsOf, type Duty } from '@/lib/clients/import/words'
import { foldWords } from '@/lib/format/fold-text'
import { namedMunicipalities } from '@/lib/fields/municipality-code'

/** Official and former names of municipalities, as lists of clients contain them. */
const otherNames: Readonly<Record<string, string>> = {
  'santafe de bogota': '11001',
  'santa fe de bogota': '11001',
  'cartagena de indias': '13001',
  'distrito de barranquilla': '08001',
  'santiago de cali': '76001',
  'san jose de cucuta': '54001',
  'san juan de pasto': '52001',
  'guadalajara de buga': '76111',
  'san andres de tumaco': '52835',
  'san juan giron': '68307',
}

const withoutDistrict = (name: string) => name.replace(/ d ?c$| distrito capital$/, '')
const byName = new Map([
  ...Object.entries(otherNames),
  ...namedMunicipalities.flatMap(([code, name]) => [
    [foldWords(name.split(',')[0] ?? ''), code] as const,
    [withoutDistrict(foldWords(name)), code] as const,
  ]),
])

type Read = { found: { code: string; duties: Duty[] }[]; unread: string[] }

/** Reads municipalities in a cell such as «Bogotá D.C.; 05001» or «Bogotá (bimestral), Cali (anual)». */
export function readMunicipalities(cell: string): Read {
  const answer: Read = { found: [], unread: [] }
  for (const part of cell.split(/[;|/\n]|\s+y\s+/i)) {
    const one = readOne(part)
    if (one) answer.found.push(one)
    // A comma may separate two municipalities, or a municipality from its department.
    else for (const piece of part.split(',')) readPiece(piece, answer)
  }
  return answer
}

function readPiece(piece: string, { found, unread }: Read): void {
  const one = readOne(piece)
  if (one) found.push(one)
  else if (!/^(d ?c)?$/.test(foldWords(piece)) && !(found.length > 0 && isDepartment(piece)))
    unread.push(piece.trim())
}

function readOne(part: string): { code: string; duties: Duty[] } | null {
  const [, inside = ''] = /\(([^)]*)\)/.exec(part) ?? []
  const duties = (meaningsOf(cityWords, inside) ?? []).flat()
  const outside = part.replace(/\([^)]*\)/g, ' ').trim()
  // Excel drops the leading zero of 05001; 05001000 is the main town of that municipality.
  const [, digits] = /^0*(\d{4,5})(?:000)?(?:[.,]0)?$/.exec(outside.replace(/\s/g, '')) ?? []
  const code = digits?.padStart(5, '0') ?? nameCode(outside)
  return code ? { code, duties } : null
}

const nameCode = (name: string): string | undefined =>
  byName.get(withoutDistrict(foldWords(name))) ??
  byName.get(withoutDistrict(foldWords(name.split(/\s[-–]\s|-/)[0] ?? '')))

const departments: ReadonlySet<string> = new Set([
  'amazonas',
  'antioquia',
  'arauca',
  'atlantico',
  'bolivar',
  'boyaca',
  'caldas',
  'caqueta',
  'casanare',
  'cauca',
  'cesar',
  'choco',
  'colombia',
  'cordoba',
  'cundinamarca',
  'guainia',
  'guaviare',
  'huila',
  'la guajira',
  'magdalena',
  'meta',
  'narino',
  'norte de santander',
  'putumayo',
  'quindio',
  'risaralda',
  'santander',
  'sucre',
  'tolima',
  'valle',
  'valle del cauca',
  'vaupes',
  'vichada',
])
const isDepartment = (text: string) => departments.has(foldWords(text))
