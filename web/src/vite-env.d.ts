/// <reference types="vite/client" />
declare module "virtual:fonts.css";
