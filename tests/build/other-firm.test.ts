import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tracesOfFirst } from '../support/first-firm'
import { distDir } from './built-page'

// The patterns match all files that browsers download, and the server's code, which writes mails and records.
// The patterns also match a folder that is named like a file, so only files are kept.
const files = globSync(
  ['server/app/**/*.{html,rsc,body,meta}', 'static/**/*.{js,css}', 'server/{app,chunks}/**/*.js'],
  { cwd: distDir },
).filter((name) => statSync(path.join(distDir, name)).isFile())

test('a build for another firm contains no trace of the first firm, in any page or program', () => {
  const kinds = ['html', 'rsc', 'body', 'js', 'css']
  for (const kind of kinds)
    expect(files.filter((name) => name.endsWith(`.${kind}`)).length, kind).toBeGreaterThan(0)
  const found = files.flatMap((name) =>
    tracesOfFirst(readFileSync(path.join(distDir, name), 'utf8')).map((word) => `${name}: ${word}`),
  )
  expect(found).toEqual([])
})

test('a build for another firm shows that firm, at its own address', () => {
  const read = (name: string) => readFileSync(path.join(distDir, 'server/app', name), 'utf8')
  for (const page of ['index.html', 'contacto.html', 'tratamiento-datos.html', '_not-found.html'])
    expect(read(page), page).toContain('Ceiba')
  expect(read('index.html')).toContain('--firm-main:#1d3f72')
  expect(read('index.html')).toContain('<link rel="canonical" href="https://www.ceiba.example"/>')
  expect(read('nosotros.html')).toContain('T.P. 888001-T')
  expect(read('nosotros.html')).toContain('Sin tarjeta publicada')
  expect(read('index.html')).toContain(
    '"geo":{"@type":"GeoCoordinates","latitude":6.2088,"longitude":-75.5678}',
  )
  expect(read('index.html')).not.toContain('95%')
  expect(read('robots.txt.body')).toContain('Sitemap: https://www.ceiba.example/sitemap.xml')
  expect(read('icon.svg.body')).toContain('#1d3f72')
})
