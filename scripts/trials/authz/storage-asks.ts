export type Ask = { path: string; method?: string; body?: object; headers?: Record<string, string> }

/** Ways to get at a stored file: by every address that the storage knows, and by some that it should not. */
export const asks = (stored: string, own: string): Record<string, Ask> => {
  const [folder = '', name = ''] = stored.split('/')
  const object = '/storage/v1/object'
  return {
    plain: { path: `${object}/facturas/${stored}` },
    authenticated: { path: `${object}/authenticated/facturas/${stored}` },
    public: { path: `${object}/public/facturas/${stored}` },
    'public, as a download': { path: `${object}/public/facturas/${stored}?download=x.pdf` },
    described: { path: `${object}/info/facturas/${stored}` },
    'described, authenticated': { path: `${object}/info/authenticated/facturas/${stored}` },
    'described, public': { path: `${object}/info/public/facturas/${stored}` },
    'as a picture': { path: `/storage/v1/render/image/authenticated/facturas/${stored}` },
    'as a public picture': { path: `/storage/v1/render/image/public/facturas/${stored}` },
    head: { path: `${object}/facturas/${stored}`, method: 'HEAD' },
    'a part': { path: `${object}/facturas/${stored}`, headers: { range: 'bytes=0-99' } },
    'two slashes': { path: `${object}/facturas//${stored}` },
    'slash encoded': { path: `${object}/facturas/${folder}%2f${name}` },
    'slash encoded twice': { path: `${object}/facturas/${folder}%252f${name}` },
    'over an own folder': { path: `${object}/facturas/${own}/../${stored}` },
    'over an own folder, encoded': { path: `${object}/facturas/${own}/%2e%2e/${stored}` },
    'over another bucket': { path: `${object}/registros/../facturas/${stored}` },
    'upper case': { path: `${object}/facturas/${folder.toUpperCase()}/${name}` },
    'null at the end': { path: `${object}/facturas/${stored}%00` },
    'through the pages’ door': { path: `/rest/v1/../..${object}/facturas/${stored}` },
    listed: { path: `${object}/list/facturas`, method: 'POST', body: { prefix: folder, limit: 100 } },
    'listed, new way': { path: `${object}/list-v2/facturas`, method: 'POST', body: { prefix: folder } },
    'all listed': { path: `${object}/list/facturas`, method: 'POST', body: { prefix: '', limit: 1000 } },
    'all searched': {
      path: `${object}/list/facturas`,
      method: 'POST',
      body: { prefix: folder, search: name.slice(0, 4) },
    },
    'address signed': { path: `${object}/sign/facturas/${stored}`, method: 'POST', body: { expiresIn: 60 } },
    'addresses signed': {
      path: `${object}/sign/facturas`,
      method: 'POST',
      body: { expiresIn: 60, paths: [stored] },
    },
    'signed with no token': { path: `${object}/sign/facturas/${stored}?token=` },
    'signed with a token of nothing': {
      path: `${object}/sign/facturas/${stored}?token=eyJhbGciOiJub25lIn0.eyJ1cmwiOiJmYWN0dXJhcyJ9.`,
    },
    copied: {
      path: `${object}/copy`,
      method: 'POST',
      body: { bucketId: 'facturas', sourceKey: stored, destinationKey: `${own}/copia.pdf` },
    },
    moved: {
      path: `${object}/move`,
      method: 'POST',
      body: { bucketId: 'facturas', sourceKey: stored, destinationKey: `${own}/copia.pdf` },
    },
    removed: { path: `${object}/facturas`, method: 'DELETE', body: { prefixes: [stored] } },
  }
}
