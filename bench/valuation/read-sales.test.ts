import { expect, test } from "vitest";
import { readSales } from "./read-sales.ts";

test("[VALUE-11] sales are read in the schema of the research data, split as it says", () => {
  const { train, test: judged } = readSales(
    "id,source,brand,series,model,year,age,km,fuel,gearbox,hp,engine_cc,body,drive,color,region,first_reg,price,split\n" +
      'a,s,Skoda,superb,superb,2022.0,2.64,26450,diesel,automatic,203.0,,estate,4wd,Grå,"Hisingen, Göteborg",2022-04-21,384900,train\n' +
      "b,s,Kia,ceed,ceed,2020,4.5,50000,petrol,manual,100,998,,,,,,149000,test\n",
  );
  expect(train).toEqual([
    expect.objectContaining({
      id: "a",
      make: "Skoda",
      mil: 2_645,
      horsepower: 203,
      engineCc: null,
      price: 384_900,
    }),
  ]);
  expect(judged.map(({ id }) => id)).toEqual(["b"]);
});

test("[VALUE-11] missing columns are done without, and rows that say no price are left out", () => {
  const { train, test: judged } = readSales(
    "make,model,year,km,price\nVolvo,V60,2020,1000,200000\nVolvo,V60,2022,,1\nVolvo,V60,2022,5,\n,V60,2022,5,9\nVolvo,V60,2021,7,8\n",
  );
  expect(train).toEqual([
    expect.objectContaining({
      id: "0",
      series: "V60",
      model: "V60",
      ageYears: 2.5,
      fuel: "",
      horsepower: null,
    }),
  ]);
  expect(judged).toHaveLength(1);
});

test("[VALUE-11] semicolons, capitals, a byte order mark, spaces in numbers and broken quotes are read too", () => {
  const { train, test: judged } = readSales(
    '\ufeffPRICE;Km;Age;Brand;Split\r\n"12 500";"25,323";2,64;Vol"vo;TRAIN\r\n1;2;3;Kia;Test\r\n',
  );
  expect(train).toEqual([
    expect.objectContaining({ price: 12_500, mil: 2_532.3, ageYears: 2.64, make: 'Vol"vo' }),
  ]);
  expect(judged).toHaveLength(1);
});

test("[VALUE-11] one year that no car can have makes the others no older, and is said to be none", () => {
  const { train, leftOut } = readSales(
    "make,year,age,km,price\nVolvo,2020,,1,5\nVolvo,20200,,1,5\nKia,2999,2,1,5\nKia,1850,999,1,5\nKia,2019,-4,1,5\n",
    2026,
  );
  expect(train.map(({ modelYear, ageYears }) => [modelYear, ageYears])).toEqual([
    [2020, 0.5],
    [2018, 2],
  ]);
  expect([...leftOut]).toEqual([["no year", 2]]);
});

test.each([
  ["£12,500", 12_500],
  ["12 500 kr", 12_500],
  ["12 500:-", 12_500],
  ["SEK 12500", 12_500],
  ["12500 €", 12_500],
  ["abc", null],
  ["NaN", null],
  ["1e400", null],
  ["Infinity", null],
])("[VALUE-11] a price that says its currency is a price: %s", (price, read) => {
  const { train } = readSales(`make;year;km;price\nVolvo;2020;1;${price}\n`, 2026);
  expect(train.map((sale) => sale.price)).toEqual(read === null ? [] : [read]);
});

test("[VALUE-11] a mileage in words is none", () => {
  const { leftOut } = readSales("make,year,km,price\nVolvo,2020,unknown,5\n", 2026);
  expect([...leftOut]).toEqual([["no mileage", 1]]);
});

test("[VALUE-11] it is said what is wrong: columns that are not there, and how many rows lack what", () => {
  expect(() => readSales("")).toThrow("the file is empty");
  expect(() => readSales("brand,series,price\nVolvo,V60,1\n")).toThrow(
    "no column for year or age (year, model_year, age), nor for mileage (mil, km, mileage_km); there are brand, series, price",
  );
  const { leftOut } = readSales("make,year,km,price\nVolvo,2020,1,\nVolvo,2020,1,0\nKia,,1,5\n,2020,1,5\n");
  expect([...leftOut]).toEqual([
    ["no price above nothing", 2],
    ["no year", 1],
    ["no make", 1],
  ]);
});
