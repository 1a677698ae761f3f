/** Each line is a group of words with nearly the same meaning; `*` matches any ending of a word. */
export const synonyms = `
plata platica dinero billete lucas palos millones pesos efectivo ahorro*
mama papa madre padre esposo esposa marido mujer hermano hermana tio tia abuelo abuela suegro suegra hijo hija primo prima cuñado viejo mami papi familia familiar
murio fallec* difunto muert* finado
jefe jefa patron patrona empleador
empleado empleada trabajador* muchacho muchacha ayudante operario obrero mesero mesera auxiliar secretaria niñera jardinero vendedor cocinero
despid* despedir echaron echar botaron botar sacaron correr
renunci* retir* salirme
miedo susto asustad* panico nervios* angusti* ansiedad preocupad* desesperad* terror temblando llorando
carcel preso presa judicializ* penal delito denunci* fiscalia
carta oficio papel sobre notific* requerimiento citacion comunicado emplaz*
pago pagar pague cancelar abonar consignar consigne girar depositar
cobran cobra vale valen cuesta cuestan costo precio tarifa honorarios sale valdria costaria valor
contador contadora contable
negocio tienda local almacen restaurante peluqueria bar panaderia taller cafeteria ferreteria miscelanea drogueria emprendimiento
instagram tiktok facebook youtube internet redes marketplace mercadolibre shopify
uber didi rappi indriver domicili* airbnb onlyfans upwork
nequi daviplata paypal payoneer transfer* bancolombia
pagina sitio web portal plataforma sistema internet virtual linea
clave contraseña password pin
casa apartamento apto lote finca inmueble vivienda bodega
carro moto vehiculo camioneta taxi
arriend* arrend* alquil* canon inquilino
falso falsa falsas falsos chimb* fictici* simulad* inflad* inventad*
hijueputa malparido gonorrea pirobo marica idiota estupido imbecil bobo bruto inutil mierda careverga basura pendejo ladron ladrones
colegio universidad tarea taller parcial examen exposicion profesor estudiante estudio clase definicion trabajo
multa sancion* comparendo castigo
rebaj* reduc* disminu* descuento
embarg* congel* bloque* desembarg* secuestr* remat*
exterior afuera extranjer* aleman* frances* italian* gring* mexican* peruan* venezolan* canadiense español* argentin* brasileñ* ecuatorian* chilen* inglesa pais españa estados unidos usa miami chile canada europa venezuela
dolares euros divisas usd
socio socia socios accionista
abogado abogada juridico
tarde vencio pasado atrasad* demor* mora extemporane*
error equivoqu* mal errado errada equivocad*
hoy mañana ahorita ya urgente
borr* elimin* quit* sac*
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
medellin cali barranquilla cartagena bucaramanga pereira manizales cucuta ibague villavicencio neiva pasto monteria tunja chia soacha popayan armenia valledupar
receta cocin* comida futbol partido seleccion pelicula musica cancion novela clima lluvia horoscopo novia perro gato amor poema chance loteria
gracias agradez* amable
foto imagen pantallazo escan*
celular telefono movil iphone android
correo email mail gmail hotmail
eps arl pension salud planilla pila aportes seguridad
fundacion esal corporacion iglesia cooperativa asociacion ong
saldo favor devol* devuelv* reintegr* reembols*
muevo mover correr corro aplaz* reprogram* postergar
incapacid* incapacitad* enferm* operaron accident*
embaraz* maternidad licencia paternidad
señor señora tipo man fulano vecino vecina
`
