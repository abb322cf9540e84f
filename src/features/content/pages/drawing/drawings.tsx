import type { ReactNode } from "react";
import type { DrawingName } from "../../rules/drawing-names.ts";
import { ground, hills, Person, Placed, Post, roofs, Tree } from "./placed.tsx";

const brand = "var(--ms-brand)";
const surface = "var(--ms-surface)";
const stage = "var(--ms-stage)";
const quiet = "var(--ms-control)";

/** One picture each, in lines of 2.5 and in the roles of the theme. */
export const drawings: Record<DrawingName, ReactNode> = {
  handover: (
    <>
      {hills}
      <path d={`M28 ${ground}v-92h150v92`} fill={surface} />
      <path d={`M22 ${ground - 92}h162v-26H22z`} fill={brand} />
      <path d={`M44 ${ground}v-54h40v54M104 ${ground - 54}h54v36h-54z`} fill={stage} />
      <Person x={236} hand="right" apron />
      <Person x={304} hand="left" />
      <Placed figure="key" x={250} size={0.55} above={92} />
      <Placed figure="car" x={392} size={2} />
    </>
  ),
  agreement: (
    <>
      {hills}
      <Post x={30} />
      <Post x={556} />
      <path d={`M86 ${ground}v-44h216v44M70 ${ground - 44}h248`} fill={surface} />
      <Placed figure="paper" x={146} size={1.5} above={46} />
      <path d={`M262 ${ground - 50}l40-62 10 6-40 62-12 4z`} fill={brand} />
      <Placed figure="car" x={372} size={2.1} />
    </>
  ),
  safekeeping: (
    <>
      {hills}
      <Placed figure="screen" x={48} size={1.9} />
      <Placed figure="letter" x={226} size={1.15} above={2} />
      <Placed figure="lock" x={352} size={1.5} />
      <Placed figure="shield" x={478} size={1.2} />
    </>
  ),
  workshop: (
    <>
      <path d={`M150 ${ground}V52L300 16l150 36v${ground - 52}z`} fill={surface} />
      <path d={`M176 ${ground}V70h248v${ground - 70}`} fill={stage} />
      <path d="M176 82h248M176 94h248" stroke={quiet} strokeWidth="2" />
      <path d={`M232 ${ground}v-38M368 ${ground}v-38M214 ${ground - 38}h172`} />
      <Placed figure="car" x={240} size={1.65} above={34} />
      <Person x={120} hand="right" apron />
      <Placed figure="wrench" x={136} size={0.5} above={44} />
      <Placed figure="wheel" x={470} size={0.8} />
      <Placed figure="wheel" x={522} size={0.8} />
      <Tree x={46} height={112} />
    </>
  ),
  delivery: (
    <>
      {hills}
      <Tree x={36} height={120} />
      <Placed figure="house" x={62} size={1.9} />
      <Person x={230} hand="right" />
      <path d={`M292 ${ground - 26}h196v14H292z`} fill={surface} />
      <Placed figure="car" x={318} size={1.5} above={24} />
      <path d={`M488 ${ground - 12}v-78h40q9 0 13 9l15 30q4 6 4 14v25z`} fill={surface} />
      <path d={`M498 ${ground - 80}h27l17 34h-44z`} fill={stage} />
      <g fill="var(--ms-text)">
        <circle cx="330" cy={ground - 10} r="11" />
        <circle cx="362" cy={ground - 10} r="11" />
        <circle cx="530" cy={ground - 10} r="11" />
      </g>
    </>
  ),
  charging: (
    <>
      <circle cx="536" cy="50" r="26" fill="var(--ms-accent-soft)" stroke="none" />
      {hills}
      <Placed figure="car" x={98} size={2.2} />
      <path d={`M312 ${ground}V74q0-12 12-12h34q12 0 12 12v${ground - 74}z`} fill={surface} />
      <path d="M344 84l-12 24h16l-12 24" stroke={brand} />
      <path d={`M312 112q-26 4-24 30t-40 18`} />
      <Placed figure="battery" x={424} size={1.7} above={8} />
      <Tree x={52} height={104} />
    </>
  ),
  talk: (
    <>
      {roofs}
      <path d={`M84 ${ground}v-50h160v50M70 ${ground - 50}h188`} fill={surface} />
      <Person x={132} hand="right" apron />
      <path d={`M84 ${ground}v-50h160v50M70 ${ground - 50}h188`} fill={surface} />
      <Placed figure="screen" x={176} size={0.8} above={50} />
      <Person x={404} hand="left" />
      <Placed figure="chat" x={268} size={1.2} above={82} />
      <Placed figure="phone" x={470} size={1.25} above={2} />
    </>
  ),
  town: (
    <>
      {roofs}
      <Tree x={34} height={116} />
      <path d={`M70 ${ground}v-112h110v112`} fill={surface} />
      <path
        d={`M62 ${ground - 112}h126M84 ${ground - 98}h24v24H84zM124 ${ground - 98}h24v24h-24z`}
        fill={stage}
      />
      <path d={`M70 ${ground - 62}h110v22H70z`} fill={brand} />
      <path d={`M84 ${ground}v-34h30v34M128 ${ground - 32}h40v22h-40z`} fill={stage} />
      <Placed figure="house" x={214} size={1.35} />
      <Person x={350} hand="right" />
      <Person x={386} hand="right" />
      <Placed figure="car" x={432} size={1.7} />
      <Tree x={572} height={96} />
    </>
  ),
  compare: (
    <>
      {hills}
      <Placed figure="car" x={40} size={2.4} />
      <Placed figure="car" x={386} size={2.4} />
      <Placed figure="scale" x={252} size={1.4} above={4} />
    </>
  ),
  inspection: (
    <>
      {hills}
      <Placed figure="car" x={150} size={2.5} />
      <path d="M176 118l-52-40M244 62l-10-36M322 132l48-58" stroke={quiet} strokeWidth="2" />
      <g fill={brand} stroke={surface} strokeWidth="3">
        <circle cx="124" cy="78" r="14" />
        <circle cx="234" cy="26" r="14" />
        <circle cx="370" cy="74" r="14" />
      </g>
      <path d="M118 78l4 5 8-10M228 26l4 5 8-10M364 74l4 5 8-10" stroke="var(--ms-on-brand)" />
      <Placed figure="list" x={430} size={1.7} />
      <Placed figure="lens" x={36} size={1} above={4} />
    </>
  ),
  road: (
    <>
      <circle cx="470" cy="58" r="30" fill="var(--ms-accent-soft)" stroke="none" />
      {hills}
      {[40, 190, 340, 490].map((x) => (
        <Post key={x} x={x} />
      ))}
      <Placed figure="car" x={222} size={1.55} />
      <Tree x={560} height={110} />
      <Tree x={118} height={84} />
    </>
  ),
  loan: (
    <>
      {hills}
      {[112, 96, 80, 66, 52, 40, 28].map((height, at) => (
        <path
          key={height}
          d={`M${44 + at * 34} ${ground}v-${height}h22v${height}z`}
          fill={at === 0 ? brand : surface}
        />
      ))}
      <path d={`M40 ${ground - 132}L300 ${ground - 34}`} stroke={quiet} strokeDasharray="2 8" />
      <Placed figure="coins" x={318} size={1} above={2} />
      <Placed figure="car" x={412} size={2.1} />
    </>
  ),
  shelter: (
    <>
      {hills}
      <path d={`M120 96a180 80 0 0 1 360 0z`} fill={surface} />
      <path d="M120 96q30-18 60 0 30-18 60 0 30-18 60 0 30-18 60 0 30-18 60 0 30-18 60 0" fill="none" />
      <path d={`M300 16v-8M300 96v22`} />
      <Placed figure="car" x={236} size={1.75} />
      <path d="M70 40l-8 18M96 84l-8 18M44 96l-8 18M528 40l-8 18M560 92l-8 18M504 84l-8 18" stroke={quiet} />
      <Placed figure="shield" x={480} size={0.95} />
    </>
  ),
  pictures: (
    <>
      {hills}
      <Placed figure="car" x={60} size={2.1} />
      <path d="M44 66V48h26M204 48h26v18" stroke={brand} />
      <Person x={306} hand="left" />
      <Placed figure="phone" x={266} size={0.5} above={40} />
      <Placed figure="camera" x={384} size={1.2} above={2} />
      <Placed figure="screen" x={484} size={1.3} />
    </>
  ),
  news: (
    <>
      {roofs}
      <Placed figure="paper" x={64} size={1.9} />
      <Placed figure="calendar" x={218} size={1.15} />
      <Person x={344} hand="right" />
      <Placed figure="letter" x={366} size={0.5} above={34} />
      <Placed figure="car" x={428} size={1.9} />
    </>
  ),
};
