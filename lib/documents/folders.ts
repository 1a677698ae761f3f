import { folderNames } from '@/content/documents'

export type Subject = keyof typeof folderNames

/** The word for each subject in the URLs of folders. */
export const subjectSlugs: Readonly<Record<Subject, string>> = {
  invoices: 'facturas',
  returns: 'declaraciones',
  payroll: 'nomina',
  banks: 'bancos',
  statements: 'estados',
  company: 'sociedad',
  signed: 'firmados',
  requests: 'solicitudes',
  messages: 'mensajes',
  mail: 'correo',
  firm: 'firma',
  others: 'otros',
}

export const subjects = Object.keys(folderNames) as Subject[]

/** A folder has all documents of a year, or only the documents of one subject. */
export type Folder = { year: number; subject: Subject | null }

/** Reads `2026` or `2026-facturas`; null for anything else. */
export function readFolder(param: string): Folder | null {
  const [, year, slug] = /^(20\d\d)(?:-([a-z]+))?$/.exec(param) ?? []
  if (!year) return null
  const subject = subjects.find((one) => subjectSlugs[one] === slug) ?? null
  return slug && !subject ? null : { year: Number(year), subject }
}

export const folderParam = ({ year, subject }: Folder): string =>
  subject ? `${year}-${subjectSlugs[subject]}` : String(year)

export const folderLabel = (subject: Subject, names: FolderNames): string =>
  names[subject] ?? folderNames[subject]

export type FolderNames = Partial<Record<Subject, string>>

export type FolderCount = { year: number; subject: Subject; count: number; size: number }

/** `names` are the folder names that people chose; the other folders keep the site's names. */
export type Folders = { folders: readonly FolderCount[]; names: FolderNames }
