import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const handedOver = /estoy seguro|lo responde un/

test('somebody who asks whether the firm reconciles banks, files returns or reads contracts gets a yes', async () => {
  const reconciles = [
    '¿me concilian los bancos cada mes?',
    'en la contabilidad hacen la conciliacion de los extractos',
    'uds manejan la conciliación de cartera y proveedores?',
    '¿la contabilidad incluye conciliar las cuentas?',
  ]
  expect(await wrongReplies(reconciles, /^Sí: la asesoría contable concilia/, handedOver)).toEqual([])
  const presents = [
    '¿presentan ustedes el IVA o lo presento yo?',
    'si tomo lo de impuestos ustedes presentan la renta de la empresa?',
    'la declaración me la dejan lista o la presentan ustedes',
    'ustedes mismos presentan las declaraciones ante la DIAN?',
  ]
  expect(await wrongReplies(presents, /La presentamos nosotros/, handedOver)).toEqual([])
  const contracts = [
    '¿ustedes revisan contratos con proveedores?',
    'la asesoria juridica redacta contratos de arriendo o solo actas de socios',
    'si tomo el servicio legal, ¿me revisan el contrato del local?',
    'la parte legal incluye que revisen un contrato de distribución?',
  ]
  expect(await wrongReplies(contracts, /^Sí: la asesoría legal redacta y revisa/, handedOver)).toEqual([])
})

test('registering a company alone is said to take fewer days than setting up the whole company', async () => {
  const alone = [
    'en cuántos días registra la cámara una sas con los estatutos listos',
    'ya tengo estatutos firmados, cuánto tarda la cámara en registrar la empresa',
    '¿cuánto toma inscribir la sociedad en la Cámara si los papeles están completos?',
    'q tiempo se demora la camara, cuanto tarda crear la empresa con estatutos hechos',
  ]
  expect(await wrongReplies(alone, /puede salir en pocos días/, handedOver)).toEqual([])
})

test('a suspected theft, a long dormant company and homework each get an answer', async () => {
  const theft = [
    'sospecho que la auxiliar se roba plata y los egresos no cuadran, ¿pueden auditar solo los bancos sin que se entere?',
    'creo que el tesorero nos está robando, ¿auditan solo la tesorería sin que se entere?',
  ]
  expect(await wrongReplies(theft, /Sí, como proyecto|guardar la prueba/, /lo responde un/)).toEqual([])
  const stopped = [
    'Tenemos una limitada sin operar desde 2018 que nunca renovamos, ¿se puede liquidar así o hay que poner todo al día?',
    'la sociedad no opera hace años y no la renové, ¿la puedo liquidar sin ponerme al día?',
  ]
  expect(
    await wrongReplies(stopped, /Acta de disolución|la cuenta final|disolución y la liquidación/, handedOver),
  ).toEqual([])
  const homework = [
    'hazme el resumen de El Quijote para la tarea de mi hijo',
    'necesito un resumen del coronel no tiene quien le escriba para el colegio',
    'me ayudas con un ensayo de filosofía para mañana',
    'resúmeme un capítulo de María para la clase de español',
  ]
  expect(await wrongReplies(homework, /no es nuestro tema/, handedOver)).toEqual([])
})
