import { bad, good, warning } from '../diagnosis'

const pushCommand = 'npx supabase db push --remote'

export const migrationFindings = {
  good: (count: number) => good(count === 1 ? 'Está la única que hay.' : `Están las ${count}.`),
  none: bad('La base de datos no tiene las migraciones, o las tiene de antes.', `Aplícalas: ${pushCommand}.`),
  before: bad(
    'La base de datos tiene las migraciones de antes del 26 de noviembre de 2026.',
    `Ponla al día una sola vez: npx supabase migration repair --status reverted --remote, y después ${pushCommand}.`,
  ),
  missing: (names: string) => bad(`Faltan migraciones: ${names}.`, `Aplícalas: ${pushCommand}.`),
  ahead: (names: string) =>
    warning(
      `La base de datos tiene migraciones que esta versión no conoce: ${names}.`,
      'Despliega la versión más nueva del sitio.',
    ),
}

export const ruleFindings = {
  good: (count: number) => good(`Las ${count} reglas de las migraciones están como deben, y ninguna de más.`),
  open: (table: string) =>
    bad(
      `La tabla ${table} no tiene seguridad por filas.`,
      `Ciérrala: alter table ${table} enable row level security;`,
    ),
  missing: (rules: string) =>
    bad(
      `Faltan reglas de las migraciones: ${rules}.`,
      `Si faltan migraciones, aplícalas: ${pushCommand}. Si están todas, alguien las quitó a mano: repónlas con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`,
    ),
  different: (rules: string) =>
    bad(
      `No están como las dejan las migraciones: ${rules}.`,
      `Si faltan migraciones, aplícalas: ${pushCommand}. Si están todas, alguien las cambió a mano: repónlas con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`,
    ),
  extra: (rules: string) =>
    bad(
      `Hay permisos o políticas que las migraciones no dan: ${rules}.`,
      'Quítalos con revoke o drop policy: alguien los agregó a mano.',
    ),
  added: (rules: string) =>
    warning(
      `Hay objetos que las migraciones no traen: ${rules}.`,
      'Bórralos si no los necesitas; lo que deba quedar va en una migración.',
    ),
  foreign: (names: string) =>
    warning(
      `Hay funciones que las migraciones no traen y que otros pueden llamar: ${names}.`,
      'Bórralas, o revoca su execute si no son tuyas.',
    ),
}

export const liveFindings = {
  good: good('Todas las tablas que se siguen en vivo se publican.'),
  missing: (tables: string) =>
    bad(
      `No se publican: ${tables}. Sus cambios no se ven sin recargar.`,
      'Agrégalas a la publicación supabase_realtime en Supabase: Database, Publications.',
    ),
  extra: (tables: string) =>
    warning(`Se publican de más: ${tables}.`, 'Quítalas de la publicación supabase_realtime.'),
}

export const bucketFindings = {
  good: good('Están, son privados y tienen sus límites.'),
  absent: (name: string) =>
    bad(
      `El depósito ${name} no existe.`,
      `Aplica las migraciones que falten: ${pushCommand}; si están todas, créalo con npm run --silent db:step -- --repair 'postgres://…' (docs/deploy.md).`,
    ),
  open: (name: string) =>
    bad(
      `El depósito ${name} es público: quien tenga la dirección lee los archivos.`,
      'Hazlo privado ya en Supabase: Storage.',
    ),
  limits: (name: string) =>
    bad(
      `El depósito ${name} admite otro tamaño u otros tipos de archivo.`,
      'Pon los límites de la migración en Supabase: Storage.',
    ),
}

export const administratorFindings = {
  good: (count: number) => good(count === 1 ? 'Hay 1 administrador.' : `Hay ${count} administradores.`),
  none: bad(
    'Nadie administra el portal: no se puede aprobar a ningún cliente.',
    'Agrega al primero: npm run staff:add -- correo@firma.co --role admin.',
  ),
}

export const housekeepingFindings = {
  good: (ago: string) => good(`Corrieron hace ${ago}.`),
  never: bad(
    'Nunca han corrido: lo que no salió al primer intento no saldrá.',
    'Haz que algo llame a /api/cron cada minuto con CRON_SECRET (docs/deploy.md).',
  ),
  stopped: (ago: string) =>
    bad(
      `Corrieron por última vez hace ${ago}.`,
      'Revisa quién llama a /api/cron cada minuto y si su CRON_SECRET es el de ahora (docs/deploy.md).',
    ),
  late: (ago: string) =>
    warning(
      `Corren, pero hay envíos con ${ago} de retraso.`,
      'Mira su motivo en Entregas (/admin/entregas).',
    ),
}

export const figureFindings = {
  good: (year: number) => good(`Están la UVT y el salario mínimo de ${year}.`),
  missing: (names: string) =>
    warning(
      `Falta: ${names}.`,
      'Las escribe una persona de administración en Calendario (/admin/calendario?vista=uvt). La página pública las muestra con la versión que las trae (content/legal-figures.ts).',
    ),
}
