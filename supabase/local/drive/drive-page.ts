import { formatMoment, formatSize } from '../neighbour/format'
import { markup, type Markup } from '../neighbour/markup'
import { pageFrame } from '../neighbour/page-frame'
import { isFolder, type DriveFile } from './drive-file'
import type { FileStore } from './file-store'

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
    .filter((file) => file.parents.includes(folder.id))
    .sort(byName)

function tree(store: FileStore, folder: DriveFile): Markup[] {
  const content = inside(store, folder)
  const own = section(
    folder,
    content.filter((file) => !isFolder(file)),
  )
  return [own, ...content.filter(isFolder).flatMap((child) => tree(store, child))]
}

export function drivePage(store: FileStore): string {
  const roots = store
    .all()
    .filter((file) => isFolder(file) && !file.parents.length)
    .sort(byName)
  return pageFrame({ title: 'Drive local', note, body: roots.flatMap((root) => tree(store, root)) })
}

export function folderPage(store: FileStore, folder: DriveFile): string {
  const body = [markup`<p><a href="/">Ver todo el Drive local</a></p>`, ...tree(store, folder)]
  return pageFrame({ title: folder.name, note, body })
}
