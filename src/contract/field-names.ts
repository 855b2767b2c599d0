// What most people call the fields that many indices have, in each built-in language. The first list has what
// these fields are read as, those of one meaning with a slash between them; the other lists follow it.

export const fieldNames = {
  en: 'city/town,country,category/product type,categories,brand/vendor,price,colour/color,size,rating,date,year,topic/tag,author,kind/type,language,location/place,in stock/available,free shipping',
  pl: 'Miasto,Kraj,Kategoria,Kategorie,Marka,Cena,Kolor,Rozmiar,Ocena,Data,Rok,Temat,Autor,Rodzaj,Język,Miejsce,Dostępne,Darmowa dostawa',
  de: 'Stadt,Land,Kategorie,Kategorien,Marke,Preis,Farbe,Größe,Bewertung,Datum,Jahr,Thema,Autor,Art,Sprache,Ort,Lieferbar,Gratisversand',
  da: 'By,Land,Kategori,Kategorier,Mærke,Pris,Farve,Størrelse,Bedømmelse,Dato,År,Emne,Forfatter,Type,Sprog,Sted,På lager,Gratis fragt',
}

/** When something takes place or came out. Other moments, such as `updated_at`, stand beside it. */
const date = /^(starts?|published|event) (at|date)$/

/** Which of the fields, as the first list has them, one is that is read so; -1 for none. */
export function placeOfField(read: string, fields: readonly string[]) {
  const said = read.toLowerCase().replace(date, 'date')
  return fields.findIndex((names) =>
    names.split('/').some((name) => said === name || said === `${name}s`),
  )
}
