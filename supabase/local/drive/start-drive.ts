import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importSPKI, jwtVerify } from 'jose'
import { createFaults } from '../fake-services/faults'
import { formatMoment, formatSize, markup, pageFrame, type Markup } from '../fake-services/page'
import { openCalendar, type CalendarOptions } from '../google-calendar/open-calendar'
import { json, page, readBytes, serve, type Call, type Reply } from '../fake-services/serve'
import { openResumable, type Drive } from './create-file'
import { driveApi } from './drive-api'
import {
  DriveError,
  errorBody,
  isFolder,
  openFileIds,
  refuse,
  sharedDriveId,
  type DriveFile,
} from './drive-file'
import { openFileStore, type FileStore } from './file-store'

type Options = {
  port: number
  dataDir: string
  publicKeyPem: string
  clientEmail: string
  /** If set, a local Google Calendar is served at the same URL. */
  calendar?: CalendarOptions
}
type LocalDrive = { url: string; sharedDriveId: string; stop: () => Promise<void> }

/** Serves Google Drive v3 with its token endpoint; the pages `/` and `/api/files` list the files. */
export async function startDrive(options: Options): Promise<LocalDrive> {
  const { port, dataDir, publicKeyPem, clientEmail } = options
  const [store, ids, tokens, calendar] = await Promise.all([
    openFileStore(dataDir),
    openFileIds(dataDir),
    openTokenDesk(publicKeyPem, clientEmail),
    options.calendar ? openCalendar(options.calendar) : null,
  ])
  const unfinished = join(dataDir, 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  let origin = ''
  const drive: Drive = { store, ids, origin: () => origin }
  const resumable = openResumable(drive, unfinished)

  async function handle(call: Call): Promise<Reply> {
    try {
      if (call.method === 'POST' && call.path === '/token') {
        const form = new URLSearchParams((await readBytes(call.request)).toString('utf8'))
        return await (calendar && form.has('client_id') ? calendar.token(form) : tokens.issue(form))
      }
      if (call.path.startsWith('/drive/v3/') || call.path.startsWith('/upload/')) {
        tokens.check(call)
        return await driveApi(call, drive, resumable)
      }
      return (await calendar?.handle(call)) ?? showPage(call, store)
    } catch (error) {
      if (error instanceof DriveError) return refuse(error)
      throw error
    }
  }
  const running = await serve({ port, faults: createFaults(), handle, errorBody })
  origin = running.url
  return { ...running, sharedDriveId }
}

function showPage({ path }: Call, store: FileStore): Reply {
  if (path === '/') return page(drivePage(store))
  if (path === '/api/files')
    return json(store.all().filter((file) => file.id !== sharedDriveId && !file.trashed))
  const [, kind, id = ''] = /^\/(drive\/folders|file\/d|descargar)\/([\w-]+)(?:\/view)?$/.exec(path) ?? []
  const file = store.get(id)
  if (kind === 'drive/folders' && isFolder(file)) return page(folderPage(store, file))
  const headers = {
    'content-type': file.mimeType,
    'content-length': String(file.size),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  }
  return { status: 200, headers, body: store.read(id) }
}

const audiences = ['https://oauth2.googleapis.com/token', 'https://www.googleapis.com/oauth2/v4/token']
const lifeSeconds = 3600

type TokenDesk = {
  issue: (form: URLSearchParams) => Promise<Reply>
  check: (call: Call) => void
}

async function openTokenDesk(publicKeyPem: string, clientEmail: string): Promise<TokenDesk> {
  const key = await importSPKI(publicKeyPem, 'RS256')
  const valid = new Map<string, number>()
  return {
    async issue(form) {
      try {
        if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
          throw new Error('grant_type')
        const { payload } = await jwtVerify(form.get('assertion') ?? '', key, {
          algorithms: ['RS256'],
          issuer: clientEmail,
          audience: audiences,
          maxTokenAge: lifeSeconds,
        })
        if (!String(payload.scope).includes('auth/drive')) throw new Error('scope')
      } catch {
        return json({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400)
      }
      const token = `ya29.${randomBytes(24).toString('base64url')}`
      valid.set(token, Date.now() + lifeSeconds * 1000)
      return json({ access_token: token, token_type: 'Bearer', expires_in: lifeSeconds })
    },
    check({ request }) {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if ((valid.get(token) ?? 0) < Date.now()) throw new DriveError(401, 'Invalid Credentials')
    },
  }
}

const note = 'Esta copia local guarda aquí lo que en producción iría a Google Drive.'
const byName = (a: DriveFile, b: DriveFile) => a.name.localeCompare(b.name, 'es')

const fileRow = (file: DriveFile) =>
  markup`<tr><td><a href="/descargar/${file.id}">${file.name}</a></td><td>${file.mimeType}</td><td>${formatMoment(file.createdTime)}</td><td class="n">${formatSize(file.size)}</td></tr>`

function shares(folder: DriveFile): string {
  const people = folder.permissions.map(
    (permission) => `${permission.emailAddress ?? permission.type} (${permission.role})`,
  )
  return people.length ? `Compartida con ${people.join(', ')}` : 'Sin compartir'
}

function section(folder: DriveFile, files: DriveFile[]): Markup {
  const rows = files.length
    ? markup`<table><thead><tr><th>Archivo</th><th>Tipo</th><th>Fecha</th><th class="n">Tamaño</th></tr></thead><tbody>${files.map(fileRow)}</tbody></table>`
    : markup`<p class="empty">Esta carpeta está vacía.</p>`
  return markup`<section><h2><a href="/drive/folders/${folder.id}">${folder.name}</a></h2><p class="note">${shares(folder)}</p>${rows}</section>`
}

const inside = (store: FileStore, folder: DriveFile) =>
  store
    .all()
    .filter((file) => file.parents.includes(folder.id) && !file.trashed)
    .sort(byName)

function tree(store: FileStore, folder: DriveFile): Markup[] {
  const content = inside(store, folder)
  const own = section(
    folder,
    content.filter((file) => !isFolder(file)),
  )
  return [own, ...content.filter(isFolder).flatMap((child) => tree(store, child))]
}

function drivePage(store: FileStore): string {
  const roots = store
    .all()
    .filter((file) => isFolder(file) && !file.parents.length)
    .sort(byName)
  return pageFrame({ title: 'Drive local', note, body: roots.flatMap((root) => tree(store, root)) })
}

function folderPage(store: FileStore, folder: DriveFile): string {
  const body = [markup`<p><a href="/">Ver todo el Drive local</a></p>`, ...tree(store, folder)]
  return pageFrame({ title: folder.name, note, body })
}
